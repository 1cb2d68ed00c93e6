package backup

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// replicaProgram replicates the database; it is Litestream, a program of its own (docs/adr/0034).
const replicaProgram = "litestream"

func findProgram() (string, error) {
	if self, err := os.Executable(); err == nil {
		beside := filepath.Join(filepath.Dir(self), replicaProgram)
		if info, err := os.Stat(beside); err == nil && !info.IsDir() {
			return beside, nil
		}
	}
	path, err := exec.LookPath(replicaProgram)
	if err != nil {
		return "", errors.New("a replica needs the program litestream, which is neither beside pellucid nor in PATH: run make replica, and put bin/litestream in /usr/local/bin, where an upgrade leaves it")
	}
	return path, nil
}

// replicaConfig is Litestream's configuration. JSON is YAML as well. The keys of the object store are not in it.
func replicaConfig(place, database, socket string, s3 S3) ([]byte, error) {
	replica := map[string]any{"sync-interval": "1s", "auto-recover": true}
	if rest, ok := strings.CutPrefix(place, "s3://"); ok {
		bucket, prefix, _ := strings.Cut(rest, "/")
		if bucket == "" {
			return nil, fmt.Errorf("%s names no bucket: write s3://bucket/prefix", place)
		}
		replica["type"], replica["bucket"], replica["path"] = "s3", bucket, strings.Trim(prefix, "/")
		if s3.Region != "" {
			replica["region"] = s3.Region
		}
		if s3.Endpoint != "" {
			replica["endpoint"], replica["force-path-style"] = s3.Endpoint, true
		}
	} else {
		if scheme, _, ok := strings.Cut(place, "://"); ok {
			return nil, fmt.Errorf("a replica can't be kept at %s://: name a folder, or s3://bucket/prefix", scheme)
		}
		folder, err := filepath.Abs(place)
		if err != nil {
			return nil, err
		}
		replica["type"], replica["path"] = "file", folder
	}
	config := map[string]any{
		"logging":               map[string]any{"type": "json", "level": "warn", "stderr": true},
		"snapshot":              map[string]any{"interval": replicaSnapshots, "retention": replicaRetention},
		"shutdown-sync-timeout": "5s",
		"dbs":                   []any{map[string]any{"path": database, "replica": replica}},
	}
	if socket != "" {
		config["socket"] = map[string]any{"enabled": true, "path": socket, "permissions": 0o600}
	}
	return json.MarshalIndent(config, "", "  ")
}

// replicaLevels is how many levels Litestream merges its files into.
const replicaLevels = 10

// replicaFolders are where Litestream keeps its files: ltx in a folder, one for each level in a bucket. Copies of image files beside
// them may be a million.
func replicaFolders() []string {
	folders := []string{"ltx/"}
	for level := range replicaLevels {
		folders = append(folders, fmt.Sprintf("%04x/", level))
	}
	return folders
}
