// Package people holds who has an account and how they get in: registration, sign-in, second factor, the list of users.
package people
