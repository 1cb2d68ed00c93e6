package backup

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"
	"time"

	"pellucid/store"
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
	Format   int             `json:"format"`
	Name     string          `json:"name"`
	Time     time.Time       `json:"time"`    // of the database's copy
	Program  string          `json:"program"` // what took it
	Database Part            `json:"database"`
	List     Part            `json:"list"` // of the files: a JSON object a line, sorted by key
	Files    int             `json:"files"`
	Bytes    int64           `json:"bytes"` // of all files
	Facts    store.CopyFacts `json:"facts"`
	Missing  []string        `json:"missing,omitempty"` // files of rows that the server itself didn't have
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

// Digest is a SHA-256; in JSON it is hexadecimal.
type Digest [sha256.Size]byte

func (d Digest) String() string { return hex.EncodeToString(d[:]) }

// MarshalText writes a digest in hexadecimal.
func (d Digest) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads a digest.
func (d *Digest) UnmarshalText(text []byte) error {
	if len(text) != hex.EncodedLen(len(d)) {
		return errors.New("not a SHA-256")
	}
	_, err := hex.Decode(d[:], text)
	return err
}

// poolName is where the content with a digest lies.
func poolName(d Digest) string { return poolFolder + d.String()[:2] + "/" + d.String() }

// poolDigest is the reverse.
func poolDigest(name string) (d Digest, ok bool) {
	return d, d.UnmarshalText([]byte(path.Base(name))) == nil
}

// Backups returns the names of all whole backups, newest first.
func Backups(ctx context.Context, t Target) (names []string, err error) {
	whole, _, err := listBackups(ctx, t)
	return whole, err
}

// listBackups returns the names of whole backups, newest first, and the objects of those that were never finished.
func listBackups(ctx context.Context, t Target) (whole []string, unfinished []Object, err error) {
	var parts []Object
	err = t.List(ctx, backupsFolder, func(o Object) error {
		if name, ok := strings.CutSuffix(o.Name, manifestName); ok {
			whole = append(whole, strings.TrimPrefix(name, backupsFolder))
		}
		parts = append(parts, o)
		return nil
	})
	for _, part := range parts {
		if !slices.Contains(whole, path.Base(path.Dir(part.Name))) {
			unfinished = append(unfinished, part)
		}
	}
	slices.SortFunc(whole, func(a, b string) int { return cmp.Compare(b, a) })
	return whole, unfinished, err
}

// errNoBackup is what a target gives where nothing was backed up.
var errNoBackup = errors.New("there is no whole backup")

// Newest reads the manifest of the newest whole backup.
func Newest(ctx context.Context, t Target) (Manifest, error) {
	names, err := Backups(ctx, t)
	if err != nil {
		return Manifest{}, err
	}
	if len(names) == 0 {
		return Manifest{}, fmt.Errorf("%w in %s", errNoBackup, t)
	}
	return readManifest(ctx, t, names[0])
}

func readManifest(ctx context.Context, t Target, name string) (m Manifest, err error) {
	text, err := readAll(ctx, t, backupsFolder+name+manifestName)
	if err != nil {
		return m, fmt.Errorf("the manifest of backup %s: %w", name, err)
	}
	if err := json.Unmarshal(text, &m); err != nil {
		return m, fmt.Errorf("the manifest of backup %s is damaged: %w", name, err)
	}
	if m.Format != formatVersion || m.Name != name {
		return m, fmt.Errorf("the manifest of backup %s is damaged, or of a newer version: it says format %d and name %q", name, m.Format, m.Name)
	}
	return m, nil
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

func readAll(ctx context.Context, t Target, name string) ([]byte, error) {
	object, err := t.Open(ctx, name)
	if err != nil {
		return nil, err
	}
	defer func() { _ = object.Close() }()
	return io.ReadAll(object)
}
