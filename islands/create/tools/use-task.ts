import { useState } from 'react'
import { messageFor } from '../../lib/problem'

/** Runs one act at a time, and holds why the last one did not work. */
export function useTask() {
  const [running, setRunning] = useState('')
  const [failure, setFailure] = useState('')

  async function run(name: string, act: () => Promise<void>) {
    setRunning(name)
    setFailure('')
    try {
      await act()
    } catch (error) {
      setFailure(messageFor(error))
    }
    setRunning('')
  }

  return { running, failure, run }
}
