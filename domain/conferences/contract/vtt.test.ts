import { expect, it } from 'vitest'
import { readVtt, vttTime, writeVtt } from './vtt.ts'

const fault = (text: string) => readVtt(text).fault

it('cues are read with their words alone, whatever the file says they look like', () => {
  const file = `\uFEFFWEBVTT - a title\r\n\r\nNOTE\nnothing\r\n\r\nSTYLE\n::cue { color: red }\r\n\r\nfirst\r\n00:01.000 --> 00:02.500 align:start position:10%\r\n<v Ana><b>Bonjour</b> &amp; <script>alert(1)</script>\r\n- oui &lt;3\r\n\r\n01:00:00.000 --> 01:00:01.000\nEnd`
  expect(readVtt(file).cues).toEqual([
    { from: 1, to: 2.5, text: 'Bonjour & alert(1)\n- oui <3' },
    { from: 3600, to: 3601, text: 'End' },
  ])
})

it.each([
  ['', 'vtt_begin', 1],
  ['1\n00:01.000 --> 00:02.000\nA', 'vtt_begin', 1],
  ['WEBVTTX\n\n00:01.000 --> 00:02.000\nA', 'vtt_begin', 1],
  ['WEBVTT\n\n00:01,000 --> 00:02,000\nA', 'vtt_time', 3],
  ['WEBVTT\n\n00:61.000 --> 00:62.000\nA', 'vtt_time', 3],
  ['WEBVTT\n\nA\nB', 'vtt_time', 4],
  ['WEBVTT\n\n00:02.000 --> 00:01.000\nA', 'vtt_order', 3],
  ['WEBVTT\n\n00:05.000 --> 00:06.000\nA\n\n00:04.000 --> 00:05.000\nB', 'vtt_order', 6],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nA\n00:02.000 --> 00:03.000\nB', 'vtt_time', 3],
  [`WEBVTT\n\n00:01.000 --> 00:02.000\n${'x'.repeat(1001)}`, 'vtt_long', 3],
  ['WEBVTT\n\nNOTE nothing', 'vtt_empty', 1],
])('what a player would pass over is named by its line: %j', (text, reason, line) => {
  expect(fault(text)).toEqual({ reason, line })
})

it('what is written is read as it was', () => {
  const cues = [
    { from: 0, to: 1.25, text: 'Un <b> & deux' },
    { from: 3725.5, to: 3726, text: 'Trois' },
  ]
  expect(readVtt(writeVtt(cues)).cues).toEqual(cues)
  expect(vttTime(3725.5)).toBe('01:02:05.500')
})
