import { anthropicModel } from "../../src/models/anthropic.ts";
import type { Model } from "../../src/models/model.ts";
import {
  type Answer,
  answersBySystem,
  type MessagesApi,
  startMessagesApi,
} from "../lab/messages-api.ts";

/** The fake Messages API with one answer per turn. */
export function start(answers: Answer[]): Promise<MessagesApi> {
  return startMessagesApi({ keys: ["sk-test"], answer: answersBySystem({ "": answers }) });
}

export function open(api: MessagesApi, key = "sk-test"): Promise<Model> {
  return anthropicModel({
    id: "anthropic:claude-sonnet-5-5",
    settings: { anthropicApiKey: key, anthropicBaseUrl: api.url },
  });
}
