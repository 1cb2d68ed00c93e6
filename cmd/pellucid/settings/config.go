package settings

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pellucid/store"
)

// DataFlags are shared by the commands that open the data folder.
type DataFlags struct {
	Data string `default:"./data" type:"path" help:"Folder for the database and the images."`
}

func (f DataFlags) Database() string { return filepath.Join(f.Data, "pellucid.db") }

// WithStore opens the database for one act.
func (f DataFlags) WithStore(ctx context.Context, act func(*store.Store) error) (err error) {
	s, err := f.OpenStore(ctx)
	if err != nil {
		return err
	}
	defer func() {
		if closeErr := s.Close(); err == nil {
			err = closeErr
		}
	}()
	return act(s)
}

// ValuesFromFiles sets every known PELLUCID_X that is given as PELLUCID_X_FILE, from the file that it names. Unknown ones are left
// to UnknownVariables: that a misspelled setting's file is missing would tell nobody what is wrong.
func ValuesFromFiles(environ, known []string) error {
	for _, pair := range environ {
		name, path, _ := strings.Cut(pair, "=")
		plain, isFile := strings.CutSuffix(name, fileSuffix)
		if !isFile || !slices.Contains(known, plain) || path == "" {
			continue
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := os.Setenv(plain, strings.TrimRight(string(content), "\r\n")); err != nil {
			return fmt.Errorf("%s: %w", plain, err)
		}
	}
	return nil
}

// ParseBaseURL checks the public address and takes a slash off its end.
func ParseBaseURL(raw string) (base string, local bool, err error) {
	u, err := url.Parse(raw)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" || strings.TrimRight(u.Path, "/") != "" {
		return "", false, fmt.Errorf("--base-url must be like https://pellucid.example, not %q", raw)
	}
	return u.Scheme + "://" + u.Host, IsLocal(u.Hostname()), nil
}

// IsLocal reports whether a host is this machine: some conveniences are only for it.
func IsLocal(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || strings.HasSuffix(host, ".localhost") || (ip != nil && ip.IsLoopback())
}

func LogLevel(name string) slog.Level {
	var level slog.Level
	if err := level.UnmarshalText([]byte(name)); err != nil {
		return slog.LevelInfo
	}
	return level
}

// MemoryLimit is where the garbage collector begins to work harder, in bytes: pictures are large and short-lived, and the
// whole server must stay small beside them. GOMEMLIMIT stands over it.
const MemoryLimit = 256 << 20

// GCPercent lets the heap of the server grow to three times what is in use before the garbage collector runs: a tenth less
// processor time for a page, and below MemoryLimit some tens of MB more.
const GCPercent = 200
