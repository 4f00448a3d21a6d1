import { open, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const SIZE = 50 * 1024 * 1024
const BLOCK = Buffer.alloc(1024 * 1024, 'reserve ')

/**
 * Space kept for the worst moment: after a write to its journal failed, the embedded database needs some to open
 * again, and a full disk has none.
 */
export class DiskReserve {
  readonly #dataDir: string
  readonly #file: string

  constructor(dataDir: string) {
    this.#dataDir = dataDir
    this.#file = join(dataDir, 'reserve')
  }

  /** Where there is room to spare; a small disk goes without. */
  async keep(): Promise<void> {
    if (await this.#present()) return
    if ((await this.#free()) < 4 * SIZE) return
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
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  async spendIfNeeded(): Promise<void> {
    if ((await this.#free()) < SIZE) await rm(this.#file, { force: true })
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
