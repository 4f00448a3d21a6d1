/** What is told, as whoever tells it says it. The first topic is what has changed; the others are further names of it. */
export type NewUpdate = {
  topics: readonly string[]
  /** A text as it is; anything else as JSON. */
  data?: string | object
  /** Read only by those who may hear one of its topics; so it is unless said otherwise. */
  private?: boolean
  /** Name of the event; none is a message. */
  type?: string | undefined
  /** Milliseconds after which whoever loses the stream comes back. */
  retry?: number | undefined
  /** Made by the hub unless a publisher of the protocol brings one. */
  id?: string | undefined
}

/** How an id begins that the hub has made. */
export const ownIdBegin = 'urn:uuid:'

/** An update as it is passed on. */
export type HubUpdate = {
  /** Its place in the one order of all; null for what is told once and kept nowhere. */
  place: number | null
  id: string | null
  topics: readonly string[]
  data: string
  isPrivate: boolean
  type: string | null
  retry: number | null
  /** Of several with the same, whoever was away is told the last. */
  mergeKey: string | null
}

export const dataOf = ({ data = '' }: NewUpdate): string =>
  typeof data === 'string' ? data : JSON.stringify(data)

const lineEnd = /\r\n|\r|\n/

/** An update as an event of a stream. What stands in a line of its own has no line ends; data may, and gets a line for each. */
export function eventOf({ id, type, retry, data }: HubUpdate): Buffer {
  const fields = [
    ...(type === null ? [] : [`event: ${type}`]),
    ...(retry === null ? [] : [`retry: ${retry}`]),
    ...(id === null ? [] : [`id: ${id}`]),
    ...data.split(lineEnd).map(line => `data: ${line}`),
  ]
  return Buffer.from(`${fields.join('\n')}\n\n`)
}

/** What stands in a field or an address: no control characters, none that cannot be seen, no halves of characters. */
export const isPlain = (text: string) => !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text)
