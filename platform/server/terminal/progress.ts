const tty = process.stdout.isTTY

/** One line that fills up; in a log without a terminal, a line per quarter. */
export function progress(label: string) {
  let quarter = -1
  return {
    step(done: number, total: number, what = '') {
      const filled = Math.round((done / Math.max(1, total)) * 24)
      const line =
        `  ${label} ${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${done}/${total} ${what}`.slice(0, 110)
      if (tty) process.stdout.write(`\r\x1b[2K${line}`)
      else if (done === total || Math.floor((done * 4) / total) !== quarter)
        process.stdout.write(`  ${label} ${done}/${total}\n`)
      quarter = Math.floor((done * 4) / total)
    },
    end(message?: string) {
      if (tty) process.stdout.write('\r\x1b[2K')
      if (message) process.stdout.write(`  ${message}\n`)
    },
  }
}
