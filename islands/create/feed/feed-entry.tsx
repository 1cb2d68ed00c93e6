import { useState } from 'react'
import { ago } from '../../lib/words'
import type { FeedEntry as Entry, FeedImage } from '../calls'
import { saveFile } from './files'

interface Props {
  entry: Entry
  selected: string // id of the image on the stage
  chosen: readonly string[] // ids of those that are picked together
  now: number // milliseconds of the clock
  onSelect: (id: string) => void
  onChoose: (id: string) => void
  onReuse: (entry: Entry) => void
}

/** One generation: what was asked for, when, and its images. */
export function FeedEntry({ entry, selected, chosen, now, onSelect, onChoose, onReuse }: Props) {
  const { kind, prompt, created_at, seed, images, status } = entry
  return (
    <li className="gen">
      <div className="gen-words">
        <p className="gen-prompt" title={prompt}>
          {prompt}
        </p>
        <p className="gen-facts">
          {kind === 'edit' && 'Edit · '}
          <time dateTime={created_at} title={new Date(created_at).toLocaleString('en-US')}>
            {ago(created_at, now)}
          </time>
          {images.length > 0 && <span className="gen-seed">seed {seed}</span>}
        </p>
        {status === 'failed' && <p className="gen-facts gen-failed">{entry.error || 'Image generation failed'}</p>}
        {status === 'canceled' && <p className="gen-facts">{entry.error || 'Canceled. Nothing was charged.'}</p>}
        <div className="gen-acts">
          <button className="tiny" type="button" onClick={() => onReuse(entry)}>
            Use prompt
          </button>
          {images.length > 1 && <DownloadAll images={images} />}
        </div>
      </div>
      <div className="gen-images">
        {images.map((image) => (
          <FeedTile
            key={image.id}
            image={image}
            current={image.id === selected}
            chosen={chosen.includes(image.id)}
            onSelect={onSelect}
            onChoose={onChoose}
          />
        ))}
      </div>
    </li>
  )
}

/** Saves all images of a generation in one ZIP file. */
function DownloadAll({ images }: { images: readonly FeedImage[] }) {
  const [saving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    await saveFile(({ zipImages }) => zipImages(images.map(({ id }) => id)))
    setSaving(false)
  }

  return (
    <button
      className="tiny"
      type="button"
      disabled={saving}
      title="All images as PNG in a ZIP"
      onClick={() => void save()}
    >
      {saving ? 'Downloading…' : 'Download all'}
    </button>
  )
}

/** Brings the stage into sight: far down the feed a click would seem to do nothing. */
function showStage(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.querySelector('.stage')?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' })
}

interface TileProps {
  image: FeedImage
  current: boolean
  chosen: boolean
  onSelect: (id: string) => void
  onChoose: (id: string) => void
}

/** One image of the feed: a click shows it, and its box picks it together with others. */
function FeedTile({ image, current, chosen, onSelect, onChoose }: TileProps) {
  const name = image.alt_text || image.prompt
  return (
    <div className="gen-tile">
      <button
        className="gen-image"
        type="button"
        aria-current={current || undefined}
        data-feed-image={image.id}
        onClick={({ detail }) => {
          onSelect(image.id)
          if (detail > 0) showStage() // a pointer chose it: keys stay where they are in the feed
        }}
      >
        <img
          src={image.thumbnail_url.replace(/512\.webp$/, '256.webp')}
          width={image.width}
          height={image.height}
          alt={name}
          loading="lazy"
          decoding="async"
        />
      </button>
      <input
        className="gen-choose"
        type="checkbox"
        aria-label={`Select ${name}`}
        title="Select several for a sheet or a ZIP"
        checked={chosen}
        onChange={() => onChoose(image.id)}
      />
    </div>
  )
}
