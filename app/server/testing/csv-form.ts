const boundary = '----verriere'

/** A form with a table in it, which column holds what and which cells were put right, as a browser sends it. */
export function csvForm(
  file: string | Buffer,
  mapping?: object,
  cells?: readonly unknown[],
  decisions?: unknown,
) {
  const part = (head: string, body: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      ...(mapping ? [part('name="mapping"', JSON.stringify(mapping))] : []),
      ...(cells ? [part('name="cells"', JSON.stringify(cells))] : []),
      ...(decisions === undefined ? [] : [part('name="decisions"', JSON.stringify(decisions))]),
      part('name="file"; filename="file.csv"\r\ncontent-type: text/csv', file),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  }
}
