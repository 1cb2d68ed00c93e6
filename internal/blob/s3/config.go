package s3

import (
	"net"
	"net/http"
	"time"
)

// Config says which bucket, and who asks. Times that are zero get the usual ones.
type Config struct {
	Endpoint             string // such as https://s3.eu-central-1.amazonaws.com
	Region               string
	AccessKey, SecretKey string
	Bucket               string
	Prefix               string // of all keys, without a slash at either end; empty: none

	Answer time.Duration // until the storage begins to answer, or goes on with an answer
	Put    time.Duration // for a whole file
	Rest   time.Duration // without a request after failuresInRow
}

// What the times are unless told. A visitor who waits longer than answerTime for an image is better served by being told so.
const (
	answerTime    = 10 * time.Second
	putTime       = time.Minute
	restTime      = 5 * time.Second
	failuresInRow = 6
	tries         = 2 // of each request
)

func (c Config) withDefaults() Config {
	for _, d := range []struct {
		of   *time.Duration
		unit time.Duration
	}{{&c.Answer, answerTime}, {&c.Put, putTime}, {&c.Rest, restTime}} {
		if *d.of == 0 {
			*d.of = d.unit
		}
	}
	if c.Region == "" {
		c.Region = "us-east-1"
	}
	return c
}

func transport(answer time.Duration) http.RoundTripper {
	return &http.Transport{
		Proxy: http.ProxyFromEnvironment, DialContext: (&net.Dialer{Timeout: min(answer, 5*time.Second)}).DialContext, TLSHandshakeTimeout: answer,
		ResponseHeaderTimeout: answer, MaxIdleConns: 128, MaxIdleConnsPerHost: 64, IdleConnTimeout: time.Minute, DisableCompression: true, ForceAttemptHTTP2: true,
	}
}
