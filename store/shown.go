package store

// BlobShown tells, from memory alone, whether everybody may fetch the files under a blob key. False says nothing: ask
// BlobVisible.
func (s *Store) BlobShown(blobKey string) bool { return s.shown.has(s.Departures(), blobKey) }
