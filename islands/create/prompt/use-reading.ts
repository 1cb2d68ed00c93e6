import { useEffect, useState } from 'react'
import { ApiError } from '../../lib/problem'
import { type Explained, explainPrompt } from '../calls'
import { promptExcess } from '../settings/limits'

const PAUSE = 150 // milliseconds without typing before the prompt is read

/** How the prompt is read while it is typed, before anything is charged. */
export interface LiveReading {
  prompt: string // that was read
  reading: Explained | undefined
  refusal: string // why the server did not read it, or empty
}

const NOTHING: LiveReading = { prompt: '', reading: undefined, refusal: '' }

/** Reads the prompt whenever typing pauses. What was read before stays until the next answer. */
export function useReading(prompt: string, negativePrompt: string): LiveReading {
  const [live, setLive] = useState(NOTHING)
  useEffect(() => {
    const text = prompt
    if (text.trim() === '' || promptExcess(text) > 0) {
      setLive(NOTHING)
      return
    }
    const leaving = new AbortController()
    const timer = setTimeout(() => void read(), PAUSE)
    async function read() {
      try {
        setLive({ prompt: text, reading: await explainPrompt(text, negativePrompt, leaving.signal), refusal: '' })
      } catch (error) {
        // Only what is wrong with the words themselves is said here; everything else shows when images are asked for.
        if (error instanceof ApiError && error.status === 422)
          setLive({ prompt: text, reading: undefined, refusal: error.message })
        else if (!leaving.signal.aborted) setLive(NOTHING) // offline, what was read of other words does not go on standing there
      }
    }
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [prompt, negativePrompt])
  return live
}
