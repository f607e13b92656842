/** Friends: requests, who is online, and results against each other. */
package cabestan.server.friends;
