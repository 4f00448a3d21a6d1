import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnownTo, stateName } from './unchanged.ts'

const packers = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 6, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
}
export type Encoding = keyof typeof packers

/** Below this many bytes packing gains nothing. */
const leastBytes = 1_400

/** The best of ours that a reader takes; null: as it is. */
export function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const taken = new Set(
    String(headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .map(one => one.split(';').map(part => part.trim()))
      .flatMap(([name = '', weight = '']) => (/^q=0(\.0*)?$/.test(weight) ? [] : [name])),
  )
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : null
}

/** A body that is sent again and again: it is packed once, the first time that somebody takes it so. */
export class Packed {
  readonly #body: Buffer
  readonly #name: string
  readonly #packed = new Map<Encoding, Promise<Buffer>>()

  constructor(text: string) {
    this.#body = Buffer.from(text)
    this.#name = stateName(text)
  }

  /** Bytes that it takes up, with what it will be packed to. */
  get size() {
    return Math.ceil(this.#body.length * 1.5)
  }

  /**
   * Names the state of the reply, and what to send for it: nothing, as 304, to whoever knows that state. The same name
   * may come back weakened by a proxy that packs.
   */
  async for(request: FastifyRequest, reply: FastifyReply): Promise<Buffer | string> {
    const encoding = this.#body.length < leastBytes ? null : encodingFor(request)
    const etag = `"${this.#name}${encoding ? `-${encoding}` : ''}"`
    reply.headers({ etag, 'cache-control': 'no-cache', vary: varying(reply) })
    if (isKnownTo(request, this.#name)) {
      reply.status(304)
      return ''
    }
    if (!encoding) return this.#body
    reply.header('content-encoding', encoding)
    return this.pack(encoding)
  }

  /** As `for`, of a command's answer in JSON that many are told alike who may each see it: for nobody between us and them. */
  async forMany(request: FastifyRequest, reply: FastifyReply): Promise<Buffer | string> {
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      vary: 'authorization, accept-language',
    })
    const sent = await this.for(request, reply)
    reply.header('cache-control', 'private, no-cache')
    return sent
  }

  /** The body as it is sent to most: packed once, the first time or ahead. */
  pack(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding)
    if (known) return known
    const packing = packers[encoding](this.#body)
    this.#packed.set(encoding, packing)
    return packing
  }
}

function varying(reply: FastifyReply): string {
  const vary = String(reply.getHeader('vary') ?? '')
  return /accept-encoding/i.test(vary) ? vary : [vary, 'Accept-Encoding'].filter(Boolean).join(', ')
}
