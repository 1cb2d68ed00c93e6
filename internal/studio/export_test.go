package studio

// Nudge wakes one idle worker, as a new generation does: a test need not wait for the next look at the queue.
func (s *Studio) Nudge() { s.nudge() }

// Waiting is how many tasks somebody is said to wait for.
func (s *Studio) Waiting() int {
	s.progress.mu.Lock()
	defer s.progress.mu.Unlock()
	return len(s.progress.waits)
}
