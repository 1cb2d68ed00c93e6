package sendfile

import (
	"bytes"
	"net/http"
	"strconv"
	"sync/atomic"
	"syscall"
	"time"

	"pellucid/internal/blob"
)

// file is an open file of the shelf.
type file struct {
	blob.Descriptor
	key string
}

func (f file) close() { _ = syscall.Close(f.FD) }

func (l *Lane) open(path string) (file, bool) {
	key, shown := l.shelf.Shown(path)
	if !shown {
		return file{}, false
	}
	descriptor, err := l.shelf.Descriptor(key)
	return file{descriptor, key}, err == nil // the long way says what is wrong
}

// sameLines begins every answer.
func sameLines(header http.Header) []byte {
	var lines bytes.Buffer
	lines.WriteString("HTTP/1.1 200 OK\r\nAccept-Ranges: bytes\r\n")
	_ = header.Write(&lines) // a buffer takes everything
	return lines.Bytes()
}

// appendHead appends the head of the answer, with the empty line that ends it.
func (l *Lane) appendHead(head []byte, f file) []byte {
	contentType, etag := l.shelf.About(f.key)
	head = append(head, l.same...)
	head = appendLine(head, "Content-Type", contentType)
	head = appendLine(head, "Etag", etag)
	head = append(head, "Content-Length: "...)
	head = strconv.AppendInt(head, f.Size, 10)
	head = append(head, "\r\nLast-Modified: "...)
	head = f.Modified.UTC().AppendFormat(head, http.TimeFormat)
	return l.clock.appendDate(head)
}

// clock remembers how the present second is written.
type clock struct{ last atomic.Pointer[date] }

type date struct {
	second int64
	line   []byte // with the end of the head after it
}

func (c *clock) appendDate(head []byte) []byte {
	now := time.Now()
	last := c.last.Load()
	if last == nil || last.second != now.Unix() {
		last = &date{now.Unix(), now.UTC().AppendFormat([]byte("\r\nDate: "), http.TimeFormat+"\r\n\r\n")}
		c.last.Store(last)
	}
	return append(head, last.line...)
}

func appendLine(head []byte, name, value string) []byte {
	head = append(append(head, name...), ": "...)
	return append(append(head, value...), "\r\n"...)
}
