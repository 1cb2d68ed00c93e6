import { type KeyboardEvent, useRef, useState } from 'react'
import type { FeedEntry as Entry } from '../calls'
import type { Generation } from '../generation/generation'
import { isRunning, type Place, places, stateOf } from '../generation/generation'
import { usePicture } from '../references/use-picture'
import { neighbor } from '../results/result-keys'
import { FeedEntry } from './feed-entry'
import { SelectBar } from './select-bar'
import type { useFeed } from './use-feed'

interface Props {
  feed: ReturnType<typeof useFeed>
  generation: Generation | undefined
  selected: string // id of the image on the stage
  onSelect: (id: string) => void
  onDownload: () => void // of the image on the stage
  onReuse: (entry: Entry) => void
}

/** Everything that the user has made, newest first: this visit's generations and earlier ones. */
export function Feed({ feed, generation, selected, onSelect, onDownload, onReuse }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [chosen, setChosen] = useState<string[]>([])
  const running = isRunning(generation)
  const told = feed.entries.some(({ id, status }) => id === generation?.taskId && status === 'completed')
  const live = running || (generation?.watch.status === 'completed' && !told) // until the feed has it too
  const entries = feed.entries.filter(({ id }) => !(live && id === generation?.taskId))

  function onKeyDown(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-feed-image]') ?? [])]
    if (event.key.toLowerCase() === 'd' && selected) onDownload()
    const there = neighbor(tiles.indexOf(event.target as HTMLElement), event.key, tiles.length)
    if (there === undefined) return
    event.preventDefault()
    tiles[there]?.focus()
    tiles[there]?.click()
  }

  function choose(id: string) {
    setChosen((all) => (all.includes(id) ? all.filter((other) => other !== id) : [...all, id]))
  }

  if (entries.length === 0 && !live) return null
  return (
    <section className="feed" aria-label="Generations">
      <ol className="gens" ref={list} onKeyDown={onKeyDown}>
        {live && generation && (
          <li className="gen" aria-busy="true">
            <div className="gen-words">
              <p className="gen-prompt">{generation.prompt}</p>
              <p className="gen-facts">{stateOf(generation)}</p>
            </div>
            <div className="gen-images" aria-hidden="true">
              {places(generation).map((place) => (
                <LiveTile key={place.key} place={place} />
              ))}
            </div>
          </li>
        )}
        {entries.map((entry) => (
          <FeedEntry
            key={entry.id}
            entry={entry}
            selected={selected}
            chosen={chosen}
            now={Date.now()}
            onSelect={onSelect}
            onChoose={choose}
            onReuse={onReuse}
          />
        ))}
      </ol>
      {feed.more && (
        <p className="feed-more">
          <button
            className="button button-quiet"
            type="button"
            disabled={feed.busy}
            onClick={() => void feed.loadEarlier()}
          >
            {feed.busy ? 'Loading…' : 'Load earlier'}
          </button>
        </p>
      )}
      {chosen.length > 0 && <SelectBar chosen={chosen} onClear={() => setChosen([])} />}
      {feed.failed && <p className="hint hint-warn">Earlier images could not be loaded. Try again.</p>}
    </section>
  )
}

/** An image of the generation under way, or the place for it; the stage above says the same to everybody. */
function LiveTile({ place }: { place: Place }) {
  const { picture } = usePicture(place.imageId)
  if (!picture) return <span className="gen-image gen-slot" />
  return (
    <span className="gen-image">
      <img src={picture.thumbnail_url} width={picture.width} height={picture.height} alt="" />
    </span>
  )
}
