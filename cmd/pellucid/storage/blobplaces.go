package storage

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// What the data folder tells of image files: where the server that was started last keeps them, and how far a move has come.
const (
	placesFile = "blobs.json"
	MoveFile   = "blobs-move.json"
)

// Move is how far one has come.
type Move struct {
	From     string   `json:"from"`
	To       string   `json:"to"`
	Done     []string `json:"done"` // first parts of keys whose files are all there
	Finished bool     `json:"finished"`
}

// ReadPlaces returns where the last server kept its files. One from before this was written down kept them in media.
func ReadPlaces(data string) (p places, err error) {
	err = readJSON(filepath.Join(data, placesFile), &p)
	if err != nil || p.Blobs != "" {
		return p, err
	}
	media := filepath.Join(data, "media")
	if entries, err := os.ReadDir(media); err != nil || len(entries) == 0 {
		return p, nil // a new site
	}
	p.Blobs, err = filepath.Abs(media)
	return p, err
}

// NoImageForgotten refuses settings with which a server would not find images that it had before.
func NoImageForgotten(data string, before, now places) error {
	for _, place := range []string{before.Blobs, before.Fallback} {
		if place == "" || place == now.Blobs || place == now.Fallback {
			continue
		}
		m, err := readMove(data)
		if err != nil {
			return err
		}
		if !m.Finished || m.From != place || m.To != now.Blobs {
			return fmt.Errorf("images are still at %s. Start the server with PELLUCID_BLOBS=%s and PELLUCID_BLOBS_FALLBACK=%s, and run: pellucid blobs move %s %s", place, now.Blobs, place, place, now.Blobs)
		}
	}
	return nil
}

// keepPlaces writes down where a server keeps its files from now on. A move that ended before it says nothing about files that
// this one will write.
func keepPlaces(data string, before, now places) error {
	if before == now {
		return writeJSON(filepath.Join(data, placesFile), now)
	}
	if m, err := readMove(data); err != nil {
		return err
	} else if now.Fallback != "" && m.Finished {
		if err := os.Remove(filepath.Join(data, MoveFile)); err != nil {
			return err
		}
	}
	return writeJSON(filepath.Join(data, placesFile), now)
}

func readMove(data string) (m Move, err error) {
	return m, readJSON(filepath.Join(data, MoveFile), &m)
}

// readJSON reads a file; one that isn't there leaves dest as it is.
func readJSON(path string, dest any) error {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = json.Unmarshal(text, dest)
	}
	if err != nil {
		return fmt.Errorf("read %s: %w", path, err)
	}
	return nil
}

// writeJSON replaces a file at once.
func writeJSON(path string, value any) error {
	text, err := json.Marshal(value)
	if err != nil {
		return err
	}
	temp := path + ".new"
	if err := os.WriteFile(temp, append(text, '\n'), 0o600); err != nil {
		return err
	}
	return os.Rename(temp, path)
}
