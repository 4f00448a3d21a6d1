import type { PersonLook } from '#platform/contract/person-look.ts'

export const characterTypes: { code: string; names: string }[] = [
  {
    code: 'TYPE_STAND',
    names: 'Sur le stand | On the booth | Op de stand | Am Stand | En el stand | Allo stand',
  },
  {
    code: 'TYPE_CHATROOM',
    names: 'Salon de discussion | Chat room | Chatruimte | Chatraum | Sala de chat | Sala di chat',
  },
  {
    code: 'TYPE_VIDEO_ROOM_STANDING',
    names:
      'Salle vidéo, debout | Video room, standing | Videoruimte, staand | Videoraum, stehend | Sala de vídeo, de pie | Sala video, in piedi',
  },
  {
    code: 'TYPE_VIDEO_ROOM_SEATED',
    names:
      'Salle vidéo, assis | Video room, seated | Videoruimte, zittend | Videoraum, sitzend | Sala de vídeo, sentados | Sala video, seduti',
  },
]

export type Character = { type: string; name: string; look: PersonLook }

const onStand: Omit<Character, 'type'>[] = [
  {
    name: 'Inès',
    look: {
      skin: '#E8B48E',
      hair: '#4A3226',
      style: 'long',
      top: '#0f7a62',
      pants: '#2E3D47',
      pose: 'wave',
      badge: '#ffffff',
    },
  },
  {
    name: 'Malik',
    look: {
      skin: '#6B432C',
      hair: '#1D1A1C',
      style: 'short',
      top: '#2f6fa8',
      pants: '#28333A',
      pose: 'tablet',
      beard: true,
      glasses: true,
    },
  },
  {
    name: 'Anneke',
    look: { skin: '#F7D9C4', hair: '#C99A55', style: 'bun', top: '#D77A61', pants: '#3F5566', pose: 'stand' },
  },
  {
    name: 'Jules',
    look: {
      skin: '#F3CDB0',
      hair: '#8A5A34',
      style: 'curly',
      top: '#5C7F71',
      pants: '#5B5149',
      pose: 'hip',
      jacket: '#3D4F5C',
    },
  },
  {
    name: 'Aïcha',
    look: {
      skin: '#C98B62',
      hair: '#2B2320',
      style: 'hijab',
      top: '#7FA9B8',
      pants: '#2E3D47',
      pose: 'stand',
      scarf: '#B9C7A4',
    },
  },
  {
    name: 'Linh',
    look: {
      skin: '#F3CDB0',
      hair: '#1D1A1C',
      style: 'bob',
      top: '#C76B7E',
      pants: '#28333A',
      pose: 'tablet',
      skirt: true,
    },
  },
  {
    name: 'Pieter',
    look: {
      skin: '#F7D9C4',
      hair: '#A8492C',
      style: 'short',
      top: '#3D4F5C',
      pants: '#73806F',
      pose: 'talk',
      beard: true,
    },
  },
  {
    name: 'Fatou',
    look: {
      skin: '#6B432C',
      hair: '#2B2320',
      style: 'curly',
      top: '#F2C14E',
      pants: '#2E3D47',
      pose: 'wave',
    },
  },
  {
    name: 'Marco',
    look: {
      skin: '#E8B48E',
      hair: '#2B2320',
      style: 'bald',
      top: '#E8DCC8',
      pants: '#3F5566',
      pose: 'hip',
      beard: true,
    },
  },
  {
    name: 'Greta',
    look: {
      skin: '#F3CDB0',
      hair: '#8B8A88',
      style: 'bob',
      top: '#5C7F71',
      pants: '#28333A',
      pose: 'stand',
      glasses: true,
      jacket: '#2E3D47',
    },
  },
  {
    name: 'Youssef',
    look: {
      skin: '#9A6341',
      hair: '#1D1A1C',
      style: 'helmet',
      top: '#D77A61',
      pants: '#5B5149',
      pose: 'tablet',
    },
  },
  {
    name: 'Lucía',
    look: {
      skin: '#C98B62',
      hair: '#4A3226',
      style: 'long',
      top: '#E9EEF0',
      pants: '#8D7B68',
      pose: 'talk',
      skirt: true,
    },
  },
]

const inChat: Omit<Character, 'type'>[] = [
  {
    name: 'Salomé',
    look: { skin: '#F3CDB0', hair: '#A8492C', style: 'bob', top: '#7FA9B8', pants: '#2E3D47', pose: 'talk' },
  },
  {
    name: 'Karim',
    look: {
      skin: '#C98B62',
      hair: '#2B2320',
      style: 'short',
      top: '#B9C7A4',
      pants: '#3F5566',
      pose: 'talk',
      glasses: true,
    },
  },
  {
    name: 'Ada',
    look: { skin: '#9A6341', hair: '#1D1A1C', style: 'bun', top: '#C76B7E', pants: '#28333A', pose: 'hip' },
  },
  {
    name: 'Étienne',
    look: {
      skin: '#F7D9C4',
      hair: '#8B8A88',
      style: 'short',
      top: '#3D4F5C',
      pants: '#73806F',
      pose: 'talk',
      beard: true,
    },
  },
]

const standing: Omit<Character, 'type'>[] = [
  {
    name: 'Noor',
    look: {
      skin: '#C98B62',
      hair: '#2B2320',
      style: 'hijab',
      top: '#5C7F71',
      pants: '#28333A',
      pose: 'stand',
      scarf: '#E8DCC8',
    },
  },
  {
    name: 'Victor',
    look: {
      skin: '#E8B48E',
      hair: '#8A5A34',
      style: 'short',
      top: '#E9EEF0',
      pants: '#2E3D47',
      pose: 'tablet',
      jacket: '#3F5566',
    },
  },
  {
    name: 'Mina',
    look: { skin: '#F3CDB0', hair: '#1D1A1C', style: 'long', top: '#D77A61', pants: '#5B5149', pose: 'wave' },
  },
  {
    name: 'Ousmane',
    look: {
      skin: '#6B432C',
      hair: '#1D1A1C',
      style: 'bald',
      top: '#7FA9B8',
      pants: '#28333A',
      pose: 'hip',
      glasses: true,
    },
  },
]

const seated: Omit<Character, 'type'>[] = [
  {
    name: 'Élise',
    look: {
      skin: '#F7D9C4',
      hair: '#C99A55',
      style: 'curly',
      top: '#B9C7A4',
      pants: '#3F5566',
      pose: 'stand',
    },
  },
  {
    name: 'Tomás',
    look: {
      skin: '#C98B62',
      hair: '#2B2320',
      style: 'curly',
      top: '#2f6fa8',
      pants: '#2E3D47',
      pose: 'stand',
    },
  },
  {
    name: 'Sabine',
    look: {
      skin: '#F3CDB0',
      hair: '#8B8A88',
      style: 'bun',
      top: '#C76B7E',
      pants: '#28333A',
      pose: 'talk',
      glasses: true,
    },
  },
  {
    name: 'Idriss',
    look: {
      skin: '#9A6341',
      hair: '#1D1A1C',
      style: 'short',
      top: '#F2C14E',
      pants: '#5B5149',
      pose: 'talk',
      beard: true,
    },
  },
]

/** People to put on a booth, by where they stand or sit. */
export const characters: Character[] = [onStand, inChat, standing, seated].flatMap((group, at) =>
  group.map(one => ({ ...one, type: characterTypes[at]?.code ?? '' })),
)
