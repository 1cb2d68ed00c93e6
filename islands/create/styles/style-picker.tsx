import type { Draft } from '../draft/draft'
import type { LiveReading } from '../prompt/use-reading'
import { PROMPT_MAX } from '../settings/limits'
import { GROUPS, hasStyle, STYLES, typedStyles, withStyle } from './styles'
import type { useOwnStyles } from './use-own-styles'
import { useStyleArt } from './use-style-art'

interface Props {
  prompt: string
  live: LiveReading
  open: boolean // the options, where they are a sheet
  generating: boolean
  own: ReturnType<typeof useOwnStyles>
  onChange: (part: Partial<Draft>) => void
}

/**
 * The styles as images of what the prompt is about, one of each group at a time; each is written into the prompt, where it is seen
 * and can be edited.
 */
export function StylePicker({ prompt, live, open, generating, own, onChange }: Props) {
  const art = useStyleArt(live, open, generating)
  const first = own.first
    .map((name) => STYLES.find((style) => style.name === name))
    .filter((style) => style !== undefined)

  function choose(name: string) {
    const next = withStyle(prompt, name, typedStyles(live))
    if (next.length <= PROMPT_MAX) onChange({ prompt: next })
  }

  const groups = [...(first.length > 0 ? [{ title: 'Favorites and recent', styles: first }] : []), ...GROUPS]
  return groups.map(({ title, styles }) => (
    <fieldset className="styles" key={title}>
      <legend>{title}</legend>
      <ul className="style-row">
        {styles.map((style) => (
          <StyleTile
            key={style.name}
            name={style.name}
            art={art(style)}
            chosen={hasStyle(prompt, style.name)}
            favorite={own.favorites.includes(style.name)}
            onChoose={() => choose(style.name)}
            onLike={() => own.like(style.name)}
          />
        ))}
      </ul>
    </fieldset>
  ))
}

interface TileProps {
  name: string
  art: string // address of its image
  chosen: boolean
  favorite: boolean
  onChoose: () => void
  onLike: () => void
}

function StyleTile({ name, art, chosen, favorite, onChoose, onLike }: TileProps) {
  return (
    <li className="style">
      <button className="style-choice" type="button" aria-pressed={chosen} onClick={onChoose}>
        <img src={art} width={60} height={60} alt="" loading="lazy" decoding="async" />
        {name}
      </button>
      <button
        className="style-like"
        type="button"
        aria-pressed={favorite}
        title={favorite ? 'Remove from favorites' : 'Add to favorites'}
        onClick={onLike}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m8 1.600 1.900 4 4.400.500-3.300 3 .9 4.300L8 11.200l-3.900 2.200.9-4.300-3.300-3 4.400-.5z" />
        </svg>
        <span className="visually-hidden">{name}: favorite</span>
      </button>
    </li>
  )
}
