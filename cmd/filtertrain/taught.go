package main

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"strings"
)

// taughtFile holds the hash of what the weights were learned from, and of the weights.
const taughtFile = folder + "/data/weights.sha256"

// taught returns that hash now: of the classifier's code, its lists, the labeled sentences and the weights. As long as it is the one in
// the file, learning again would give the same weights.
func taught() (string, error) {
	all := sha256.New()
	for _, pattern := range []string{"cmd/filtertrain/*.go", folder + "/*.go", folder + "/data/*.txt", folder + "/data/*.tsv", folder + "/data/w*.br", folder + "/testdata/*"} {
		paths, err := filepath.Glob(pattern)
		if err != nil {
			return "", err
		}
		for _, path := range paths {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return "", err
			}
			sum := sha256.Sum256(text)
			all.Write([]byte(path))
			all.Write(sum[:])
		}
	}
	return hex.EncodeToString(all.Sum(nil)), nil
}

// noteTaught writes the hash beside the weights.
func noteTaught() error {
	hash, err := taught()
	if err != nil {
		return err
	}
	return os.WriteFile(taughtFile, []byte(hash+"\n"), 0o600)
}
