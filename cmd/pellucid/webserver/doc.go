// Package webserver answers requests on a socket that another process may have opened, and ends without a failed request.
package webserver
