type Sending = {
  url: string
  headers: Readonly<Record<string, string>>
  body: FormData
  /** 0 to 100: how much of it has left. */
  onProgress: (percent: number) => void
}

/** Posts a form and says how far it is, which `fetch` cannot. @throws when the server is not reached */
export const sendFile = ({ url, headers, body, onProgress }: Sending): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      lengthComputable && onProgress(Math.round((loaded / total) * 100))
    request.onload = () =>
      resolve(
        new Response(request.status === 204 ? null : request.responseText, {
          status: request.status,
          headers: { 'retry-after': request.getResponseHeader('retry-after') ?? '' },
        }),
      )
    request.onerror = () => reject(new Error('The server was not reached.'))
    request.onabort = request.onerror
    request.send(body)
  })
