import { kitWordsFrom } from '../kit-words-from.ts'
import english from '../messages/en.json'

const messages: Record<string, string> = english

/** The kit's words as the design page shows them: always English. */
export const designWords = kitWordsFrom((key, values = {}) =>
  (messages[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')),
)
