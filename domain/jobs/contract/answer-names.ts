/** What stands in words that are said to several for the offer of each, and for whose it is. */
export const answerNames = { offer: '{{offer}}', company: '{{company}}' } as const

type Name = keyof typeof answerNames

const named = /\{\{(offer|company)\}\}/g

/** The words as one of them reads them. */
export const withNames = (words: string, { offer, company }: Record<Name, string>): string =>
  words.replace(named, (_, name: Name) => (name === 'offer' ? offer : company))

export const hasNames = (words: string) => Object.values(answerNames).some(name => words.includes(name))
