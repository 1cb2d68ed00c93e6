package backup

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"pellucid/store/copies"
)

// formatVersion is that of manifests. One that is newer is not read.
const formatVersion = 1

// Names in a target. The manifest is written last: what has none is no backup.
const (
	backupsFolder = "backups/"
	poolFolder    = "files/"
	manifestName  = "/manifest.json"
	databaseName  = "/pellucid.db"
	listName      = "/files.jsonl"
)

// nameLayout makes names that sort by time.
const nameLayout = "20060102T150405.000Z"

// Manifest says what a backup is made of.
type Manifest struct {
	Format   int          `json:"format"`
	Name     string       `json:"name"`
	Time     time.Time    `json:"time"`    // of the database's copy
	Program  string       `json:"program"` // what took it
	Database Part         `json:"database"`
	List     Part         `json:"list"` // of the files: a JSON object a line, sorted by key
	Files    int          `json:"files"`
	Bytes    int64        `json:"bytes"` // of all files
	Facts    copies.Facts `json:"facts"`
	Missing  []string     `json:"missing,omitempty"` // files of rows that the server itself didn't have
}

// Part is one object of a backup.
type Part struct {
	SHA256 Digest `json:"sha256"`
	Size   int64  `json:"size"` // bytes
}

// File is an image file in a backup's list.
type File struct {
	Key string `json:"key"`
	Part
	Modified int64 `json:"modified"` // milliseconds since 1970, on the server
}

// readList reads the list of a backup's files.
func readList(ctx context.Context, t Target, m Manifest) ([]File, error) {
	text, err := readAll(ctx, t, backupsFolder+m.Name+listName)
	if err != nil {
		return nil, fmt.Errorf("the list of files of backup %s: %w", m.Name, err)
	}
	if sha256.Sum256(text) != m.List.SHA256 {
		return nil, fmt.Errorf("the list of files of backup %s is damaged: its SHA-256 is not the manifest's", m.Name)
	}
	files := make([]File, 0, m.Files)
	lines := bufio.NewScanner(bytes.NewReader(text))
	for lines.Scan() {
		var file File
		if err := json.Unmarshal(lines.Bytes(), &file); err != nil {
			return nil, fmt.Errorf("the list of files of backup %s is damaged: %w", m.Name, err)
		}
		files = append(files, file)
	}
	return files, lines.Err()
}

// encodeList writes the list of a backup's files, sorted by key.
func encodeList(files map[string]File) ([]byte, error) {
	keys := make([]string, 0, len(files))
	for key := range files {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	var out bytes.Buffer
	lines := json.NewEncoder(&out)
	for _, key := range keys {
		if err := lines.Encode(files[key]); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}
