import type { BoothScene } from '../contract/scene.ts'

/** A booth before anybody has furnished it. */
export const bareBooth: BoothScene = {
  id: 0,
  href: '',
  number: '',
  name: '',
  initials: '',
  logo: null,
  shape: 'sq',
  color: '#5b6b75',
  width: 3.4,
  style: 'wall',
  prop: 'plant',
  sector: null,
  town: null,
  free: 0,
  busy: 0,
  chat: false,
  jobs: 0,
  cast: [],
}
