import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { BackupRefused } from './backup-format.ts'

type MediaLine = { file: string } | { bytes: string } | { endOfFile: string; sha256: string }

/** The files of a backup, written beside the media folder and put in its place when the tables are committed. */
export class RestoredMedia {
  readonly #target: string
  readonly #staging: string
  #writing: { path: string; handle: FileHandle; hash: Hash } | undefined

  private constructor(target: string) {
    this.#target = target
    this.#staging = `${target}.restoring`
  }

  static async prepare(target: string, replace: boolean): Promise<RestoredMedia> {
    const present = await readdir(target).catch(() => [])
    if (present.length && !replace) {
      throw new BackupRefused(
        `The media folder ${target} is not empty. Choose an empty data directory, or add --replace to delete what is there.`,
      )
    }
    const media = new RestoredMedia(target)
    await media.discard()
    await mkdir(media.#staging, { recursive: true, mode: 0o700 })
    return media
  }

  /** True when a file is complete. */
  async take(line: MediaLine): Promise<boolean> {
    if ('file' in line) await this.#begin(line.file)
    else if ('bytes' in line) await this.#write(Buffer.from(line.bytes, 'base64'))
    else {
      await this.#end(line.sha256)
      return true
    }
    return false
  }

  async publish(): Promise<void> {
    const old = `${this.#target}.replaced`
    await rm(old, { recursive: true, force: true })
    await rename(this.#target, old).catch(() => {})
    await rename(this.#staging, this.#target)
    await rm(old, { recursive: true, force: true })
  }

  async discard(): Promise<void> {
    await this.#writing?.handle.close()
    this.#writing = undefined
    await rm(this.#staging, { recursive: true, force: true })
  }

  async #begin(name: string) {
    const path = normalize(join(this.#staging, name))
    if (!path.startsWith(`${normalize(this.#staging)}/`)) {
      throw new BackupRefused(`The backup holds a file outside of the media folder: ${name}.`)
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    this.#writing = { path, handle: await open(path, 'wx', 0o600), hash: createHash('sha256') }
  }

  async #write(bytes: Buffer) {
    if (!this.#writing) throw new BackupRefused('The backup holds bytes outside of a file.')
    this.#writing.hash.update(bytes)
    await this.#writing.handle.writeFile(bytes)
  }

  async #end(sha256: string) {
    if (!this.#writing) throw new BackupRefused('The backup ends a file that it did not begin.')
    const { path, handle, hash } = this.#writing
    await handle.sync()
    await handle.close()
    this.#writing = undefined
    if (sha256 === 'gone') await rm(path)
    else if (sha256 !== hash.digest('hex'))
      throw new BackupRefused(`The file ${path} of the backup is damaged.`)
  }
}
