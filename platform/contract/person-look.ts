export type HairStyle = 'short' | 'bob' | 'bun' | 'long' | 'curly' | 'hijab' | 'helmet' | 'bald'
export type Pose = 'stand' | 'wave' | 'tablet' | 'talk' | 'hip'

/** How a person is drawn, from their profile or seeded: the same person standing in a hall and as a round portrait. */
export type PersonLook = {
  skin: string
  hair: string
  style: HairStyle
  top: string
  pants: string
  pose?: Pose
  jacket?: string
  scarf?: string
  badge?: string
  skirt?: boolean
  beard?: boolean
  glasses?: boolean
}
