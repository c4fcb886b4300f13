#!/usr/bin/env node
console.log(`About ${new Date().getHours()} o'clock, if the sun shines.`);
