import { JanusClient, type JanusMessage, JanusRefusal } from './janus-client.ts'

type Numbers = { session: number; manager: number }
type Message = Record<string, unknown>
type Options = { url: string; secret: string; hear: (message: JanusMessage) => void; closed: () => void }

const plugin = 'janus.plugin.videoroom'
const noSuchSession = 458
const noSuchHandle = 459
const roomExists = 427

/** What has come of a request to the plugin, which refuses in its own way. @throws JanusRefusal */
function outcomeOf({ plugindata }: JanusMessage): Message {
  const data = plugindata?.data ?? {}
  if (typeof data.error_code === 'number') throw new JanusRefusal(data.error_code, String(data.error))
  return data
}

/** The session with the engine, by whose handles it carries media. It outlives its connection for a while. */
export class EngineSession {
  readonly #client: JanusClient
  readonly numbers: Numbers
  /** It is the one that was asked for: all that it carries goes on. */
  readonly isKept: boolean

  private constructor(client: JanusClient, numbers: Numbers, isKept: boolean) {
    this.#client = client
    this.numbers = numbers
    this.isKept = isKept
  }

  /** Takes over the session that was kept so far, or makes one anew. @throws where nobody answers, or the secret is wrong */
  static async open(options: Options, kept: Numbers | null): Promise<EngineSession> {
    const client = await JanusClient.open(options)
    try {
      if (kept && (await isClaimed(client, kept.session))) return new EngineSession(client, kept, true)
      const session = idOf(await client.ask({ janus: 'create' }))
      const manager = idOf(await client.ask({ janus: 'attach', session_id: session, plugin }))
      return new EngineSession(client, { session, manager }, false)
    } catch (error) {
      client.close()
      throw error
    }
  }

  keepAlive = () => this.#ask({ janus: 'keepalive' })
  attach = async (): Promise<number> => idOf(await this.#ask({ janus: 'attach', plugin }))
  message = (handle: number, body: Message, jsep?: Message) =>
    this.#ask({ janus: 'message', handle_id: handle, body, ...(jsep && { jsep }) })
  trickle = (handle: number, candidate: Message) =>
    this.#ask({ janus: 'trickle', handle_id: handle, candidate })

  /** What it carried by this handle it carries no more. */
  async detach(handle: number): Promise<void> {
    await this.#ask({ janus: 'detach', handle_id: handle }).catch(unless(noSuchHandle))
  }

  async createRoom(room: Message): Promise<void> {
    await this.#manage({ request: 'create', ...room }).catch(unless(roomExists))
  }

  destroyRoom = (room: Message) => this.#manage({ request: 'destroy', ...room })
  moderate = (line: Message) => this.#manage({ request: 'moderate', ...line })

  close() {
    this.#client.close()
  }

  async #manage(body: Message): Promise<Message> {
    return outcomeOf(await this.message(this.numbers.manager, body))
  }

  #ask(message: Message): Promise<JanusMessage> {
    return this.#client.ask({ ...message, session_id: this.numbers.session })
  }
}

const idOf = ({ data }: JanusMessage): number => data?.id ?? 0

const unless = (code: number) => (error: unknown) => {
  if (!(error instanceof JanusRefusal) || error.code !== code) throw error
  return {}
}

async function isClaimed(client: JanusClient, session: number): Promise<boolean> {
  try {
    await client.ask({ janus: 'claim', session_id: session })
    return true
  } catch (error) {
    if (error instanceof JanusRefusal && error.code === noSuchSession) return false
    throw error
  }
}
