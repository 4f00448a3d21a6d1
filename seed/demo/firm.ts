/** An invented exhibitor of the demo fair. */
export type DemoFirm = {
  name: string
  town: string
  /** Code of a business sector. */
  sector: string
  color: string
  shape: string
  /** Style of a stand type. */
  style: string
  slogan: { fr: string; en: string }
  text: { fr: string; en: string }
}
