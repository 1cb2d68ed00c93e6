package generation

// WakeWorker wakes one idle worker, as a new generation does: a test need not wait for the next look at the queue.
func (s *Service) WakeWorker() { s.wakeWorker() }

// Waiting is how many tasks somebody is said to wait for.
func (s *Service) Waiting() int {
	s.progress.mu.Lock()
	defer s.progress.mu.Unlock()
	return len(s.progress.waits)
}
