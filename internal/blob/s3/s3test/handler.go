package s3test

import (
	"crypto/md5" // it is what S3 calls an ETag
	"encoding/base64"
	"encoding/hex"
	"encoding/xml"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// handler answers what the product asks of a bucket: put, get, delete, list, and whether the bucket is there.
type handler struct {
	folder, temp string
	mu           sync.RWMutex // a folder must not be pruned while a file is put into it
}

type failure struct {
	XMLName xml.Name `xml:"Error"`
	status  int
	Code    string
	Message string
}

func (f failure) write(w http.ResponseWriter) {
	w.Header().Set("Content-Type", "application/xml")
	w.WriteHeader(f.status)
	_ = xml.NewEncoder(w).Encode(f)
}

var (
	noBucket = failure{status: http.StatusNotFound, Code: "NoSuchBucket", Message: "The specified bucket does not exist"}
	noKey    = failure{status: http.StatusNotFound, Code: "NoSuchKey", Message: "The specified key does not exist."}
	unsigned = failure{status: http.StatusForbidden, Code: "SignatureDoesNotMatch", Message: "The request signature we calculated does not match the signature you provided. Check your key and signing method."}
	damaged  = failure{status: http.StatusBadRequest, Code: "BadDigest", Message: "The Content-MD5 you specified did not match what we received."}
	unknown  = failure{status: http.StatusNotImplemented, Code: "NotImplemented", Message: "This server for tests does not do that."}
)

func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	bucket, key, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	folder := filepath.Join(h.folder, bucket)
	if !signed(r) {
		unsigned.write(w)
		return
	}
	if info, err := os.Stat(folder); err != nil || !info.IsDir() || bucket == "" {
		noBucket.write(w)
		return
	}
	file := filepath.Join(folder, filepath.FromSlash(key))
	switch {
	case key == "" && r.Method == http.MethodHead:
	case key == "" && r.Method == http.MethodGet && r.URL.Query().Get("list-type") == "2":
		h.list(w, r, folder)
	case key == "" || len(r.URL.Query()) > 0 || !filepath.IsLocal(key):
		unknown.write(w)
	case r.Method == http.MethodGet || r.Method == http.MethodHead:
		get(w, r, file)
	case r.Method == http.MethodPut:
		h.put(w, r, file)
	case r.Method == http.MethodDelete:
		h.remove(file, folder)
		w.WriteHeader(http.StatusNoContent)
	default:
		unknown.write(w)
	}
}

func get(w http.ResponseWriter, r *http.Request, path string) {
	file, err := os.Open(path)
	if err != nil {
		noKey.write(w)
		return
	}
	defer func() { _ = file.Close() }()
	info, err := file.Stat()
	sum := md5.New()
	if err != nil || info.IsDir() {
		noKey.write(w)
		return
	}
	_, _ = io.Copy(sum, file)
	w.Header().Set("ETag", `"`+hex.EncodeToString(sum.Sum(nil))+`"`)
	w.Header().Set("Content-Type", "application/octet-stream")
	http.ServeContent(w, r, "", info.ModTime(), file)
}

// put writes beside the bucket and renames, so that no reader sees a part.
func (h *handler) put(w http.ResponseWriter, r *http.Request, path string) {
	temp, err := os.CreateTemp(h.temp, "put")
	if err != nil {
		panic(err) // the connection ends, and the test with it
	}
	defer func() { _ = os.Remove(temp.Name()) }()
	sum := md5.New()
	_, err = io.Copy(io.MultiWriter(temp, sum), content(r))
	want := r.Header.Get("Content-Md5")
	if closing := temp.Close(); err != nil || closing != nil || want != "" && want != base64.StdEncoding.EncodeToString(sum.Sum(nil)) {
		damaged.write(w)
		return
	}
	h.mu.RLock()
	defer h.mu.RUnlock()
	if err := os.MkdirAll(filepath.Dir(path), 0o750); err != nil {
		panic(err)
	}
	if err := os.Rename(temp.Name(), path); err != nil {
		panic(err)
	}
	w.Header().Set("ETag", `"`+hex.EncodeToString(sum.Sum(nil))+`"`)
}

// remove deletes a file and the folders that it leaves empty: a bucket has no folders of its own.
func (h *handler) remove(path, bucket string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if info, err := os.Stat(path); err != nil || info.IsDir() {
		return
	}
	for ; path != bucket && os.Remove(path) == nil; path = filepath.Dir(path) {
	}
}

type object struct {
	Key          string
	LastModified time.Time
	ETag         string
	Size         int64
}
