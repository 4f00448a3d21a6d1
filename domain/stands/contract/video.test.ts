import { describe, expect, it } from 'vitest'
import { serverPage, serverVideoOf, videoOf, videoPage } from '#platform/contract/video-sites.ts'
import { embedOf } from './video.ts'

describe('the video of a stand', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'vimeo', '123456789'],
    ['https://vimeo.com/channels/staffpicks/123456789', 'vimeo', '123456789'],
    ['https://player.vimeo.com/video/123456789?h=1', 'vimeo', '123456789'],
    ['https://www.dailymotion.com/video/x8abcde', 'dailymotion', 'x8abcde'],
    ['https://dai.ly/x8abcde', 'dailymotion', 'x8abcde'],
    ['youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    [' www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['vimeo.com/123456789', 'vimeo', '123456789'],
  ])('%s is recognised, and its page leads back to it', (address, site, id) => {
    expect(videoOf(address)).toEqual({ site, id })
    expect(videoOf(videoPage(site, id))).toEqual({ site, id })
    expect(embedOf({ kind: 'video', site, id })).toMatchObject({ kind: 'frame' })
  })

  it.each([
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://vimeo.com/../../evil',
    'data:text/html,https://youtu.be/dQw4w9WgXcQ',
    '',
  ])('%s is no video', address => {
    expect(videoOf(address)).toBeNull()
  })

  it('a video of a PeerTube server is known by its server and id, and played there without other viewers', () => {
    const video = { server: 'https://tube.example', id: 'kkGMgK9ZtnKfYAgnEtQxbv' }
    for (const address of [
      'https://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv?start=3',
      'https://TUBE.example/videos/watch/kkGMgK9ZtnKfYAgnEtQxbv',
    ])
      expect(serverVideoOf(address)).toEqual(video)
    expect(serverVideoOf(serverPage(video.server, video.id))).toEqual(video)
    expect(embedOf({ kind: 'video', ...video })).toEqual({
      kind: 'frame',
      src: 'https://tube.example/videos/embed/kkGMgK9ZtnKfYAgnEtQxbv?p2p=0',
      title: '',
    })
    for (const server of [
      'http://tube.example',
      'https://a@evil.example',
      'https://tube.example/x',
      'javascript:0',
    ])
      expect(embedOf({ kind: 'video', server, id: video.id })).toBeNull()
  })

  it('what follows an id is left behind', () => {
    expect(videoOf('https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>')).toEqual({
      site: 'youtube',
      id: 'dQw4w9WgXcQ',
    })
  })

  it('players, pictures and links are rebuilt, never taken over', () => {
    expect(embedOf({ kind: 'video', site: 'youtube', id: 'x" onload="' })).toBeNull()
    expect(embedOf({ kind: 'video', site: 'elsewhere', id: 'dQw4w9WgXcQ' })).toBeNull()
    expect(
      embedOf({ kind: 'image', image: 'https://evil.example/a.png', url: 'https://firm.example' }),
    ).toBeNull()
    expect(embedOf({ kind: 'image', image: '/media/2026/01/a.webp', url: 'javascript:alert(1)' })).toBeNull()
    expect(embedOf({ kind: 'file', file: 'https://evil.example/a.mp4' })).toBeNull()
    expect(embedOf({ kind: 'file', file: '/media/2026/01/a.svg' })).toBeNull()
    expect(embedOf({ kind: 'file', file: '/media/2026/01/a.mp4' })).toEqual({
      kind: 'file',
      src: '/media/2026/01/a.mp4',
      title: '',
    })
    expect(embedOf({ kind: 'slideshow', url: 'data:text/html,x' })).toBeNull()
    expect(embedOf({ kind: 'slideshow', url: 'https://user:pass@evil.example' })).toBeNull()
    expect(embedOf({ kind: 'slideshow', url: 'https://slides.example/1' })).toEqual({
      kind: 'link',
      href: 'https://slides.example/1',
      title: '',
    })
    expect(embedOf(null)).toBeNull()
  })
})
