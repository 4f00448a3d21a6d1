/** What stands in words that are said to several for the offer of each, and for whose it is. */
export const answerNames = { offer: '{{offer}}', company: '{{company}}' } as const

type Names = Record<keyof typeof answerNames, string>

/** The words as one of them reads them. */
export const withNames = (words: string, { offer, company }: Names): string =>
  words.replaceAll(answerNames.offer, () => offer).replaceAll(answerNames.company, () => company)

export const hasNames = (words: string) => Object.values(answerNames).some(name => words.includes(name))
