package s3test

import (
	// it is what S3 calls an ETag

	"encoding/xml"
	"io/fs"
	"net/http"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
)

type listing struct {
	XMLName               xml.Name `xml:"ListBucketResult"`
	EncodingType          string
	IsTruncated           bool
	NextContinuationToken string
	Contents              []object
}

// page is how many names one answer has at most.
const page = 1000

func (h *handler) list(w http.ResponseWriter, r *http.Request, bucket string) {
	query := r.URL.Query()
	if query.Get("delimiter") != "" {
		unknown.write(w)
		return
	}
	answer := listing{EncodingType: "url"}
	last := ""
	for _, found := range files(bucket) {
		if !strings.HasPrefix(found.Key, query.Get("prefix")) || found.Key <= query.Get("continuation-token") {
			continue
		}
		if len(answer.Contents) == page {
			answer.IsTruncated, answer.NextContinuationToken = true, last
			break
		}
		last = found.Key
		found.Key = url.QueryEscape(found.Key)
		answer.Contents = append(answer.Contents, found)
	}
	w.Header().Set("Content-Type", "application/xml")
	_ = xml.NewEncoder(w).Encode(answer)
}

// files returns what a bucket has, in the order of the whole names: a-b/c comes before a/c.
func files(bucket string) (found []object) {
	_ = filepath.WalkDir(bucket, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return nil // it was removed meanwhile
		}
		info, err := entry.Info()
		if err != nil {
			return nil
		}
		name, _ := filepath.Rel(bucket, path)
		found = append(found, object{Key: filepath.ToSlash(name), LastModified: info.ModTime().UTC(), Size: info.Size()})
		return nil
	})
	slices.SortFunc(found, func(a, b object) int { return strings.Compare(a.Key, b.Key) })
	return found
}
