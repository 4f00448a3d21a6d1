/** Chromium has a camera that shows this film, and a microphone, and asks nobody. */
export const fakeCamera = (video: string) => [
  // Each picture is encoded and decoded by the processor: small ones, few a second, move as well.
  '--use-fake-device-for-media-stream=fps=5',
  `--use-file-for-fake-video-capture=${video}`,
  '--use-fake-ui-for-media-stream',
]
