package web

import "net/http"

// JSON answers one of our own scripts with a JSON document that nobody keeps.
func JSON(w http.ResponseWriter, document []byte) error {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "private, no-store")
	_, _ = w.Write(document) // the client is gone when this fails
	return nil
}
