import { open, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

const SIZE = 50 * 1024 * 1024
const JOURNAL_PIECE = 16 * 1024 * 1024
const CHECK_EVERY = 1_000
const BLOCK = Buffer.alloc(1024 * 1024, 'reserve ')

/**
 * Space kept for the worst moment: after a write to its journal failed, the embedded database needs some to open
 * again, and a full disk has none. Once it is spent the database only reads, until there is room again.
 */
export class DiskReserve {
  readonly #dataDir: string
  readonly #file: string
  #spent = false
  #checkedAt = 0
  #readOnly: pg.Client | undefined

  constructor(dataDir: string) {
    this.#dataDir = dataDir
    this.#file = join(dataDir, 'reserve')
  }

  /** Where there is room to spare; a small disk goes without. */
  async keep(): Promise<void> {
    if (await this.#present()) return
    if ((await this.#free()) < 2 * SIZE) return
    const part = `${this.#file}.part`
    try {
      const handle = await open(part, 'w', 0o600)
      try {
        for (let written = 0; written < SIZE; written += BLOCK.length) await handle.write(BLOCK)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(part, this.#file)
      this.#spent = false
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  async spendIfNeeded(): Promise<void> {
    if ((await this.#free()) >= SIZE || !(await this.#present())) return
    await rm(this.#file, { force: true })
    this.#spent = true
  }

  /** Called for a connection before it is used; true while it only reads. */
  async guard(client: pg.Client): Promise<boolean> {
    if (this.#spent && performance.now() - this.#checkedAt > CHECK_EVERY) {
      await this.keep()
      this.#checkedAt = performance.now()
    }
    const readOnly = this.#spent ? client : undefined
    if (readOnly !== this.#readOnly) {
      await client.query(`set default_transaction_read_only = ${this.#spent ? 'on' : 'off'}`)
      this.#readOnly = readOnly
    }
    return this.#spent
  }

  /** Without room for another piece of the journal. */
  async isDiskFull(): Promise<boolean> {
    return (await this.#free()) < JOURNAL_PIECE
  }

  async #present(): Promise<boolean> {
    return stat(this.#file).then(
      () => true,
      () => false,
    )
  }

  async #free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#dataDir)
    return bavail * bsize
  }
}
