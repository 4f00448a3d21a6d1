import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { contrast } from '#platform/web/styles/contrast.ts'
import { fairStyle } from '#platform/web/styles/fair-hue.ts'
import field from '#platform/web/ui/field.module.css'
import { FieldFrame } from '#platform/web/ui/field.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import styles from './hue-field.module.css'

const offered = [163, 190, 220, 245, 340, 12, 40, 65, 105, 135]

/** The fair's colour: one hue, whose lightness the product sets, so that words stay readable on it. */
export function HueField({ value, onChange }: { value: number; onChange: (hue: number) => void }) {
  const t = useWords('fairs')
  const locale = useLocale()
  const ratio = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
    contrast(`oklch(0.46 0.1 ${value})`, '#ffffff'),
  )
  return (
    <Slider
      className={`${field.field} ${styles.field}`}
      value={value}
      minValue={0}
      maxValue={360}
      onChange={hue => onChange(Array.isArray(hue) ? (hue[0] ?? 0) : hue)}
    >
      <FieldFrame label={t('settings.hue')} hint={t('settings.hue_hint', { ratio })}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of swatches */}
        <div className={styles.row} role="group" aria-label={t('settings.hue_offered')}>
          {offered.map(hue => (
            <button
              key={hue}
              type="button"
              className={styles.swatch}
              style={fairStyle(hue)}
              data-fair=""
              aria-label={t('settings.hue_named', { hue })}
              aria-pressed={hue === value}
              onClick={() => onChange(hue)}
            />
          ))}
          <span className={styles.sample} style={fairStyle(value)} data-fair="">
            {t('settings.hue_sample')}
          </span>
        </div>
        <SliderTrack className={styles.track}>
          <SliderThumb className={styles.thumb} style={fairStyle(value)} data-fair="" />
        </SliderTrack>
      </FieldFrame>
    </Slider>
  )
}
